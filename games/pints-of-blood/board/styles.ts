import './css/board.css';
import './css/pub.css';
import './css/rows.css';
import './css/pieces.css';
import './css/tray.css';
import './css/over.css';
import './css/motion.css';
import './css/compact.css';
