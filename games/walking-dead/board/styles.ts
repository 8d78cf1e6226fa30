import './css/board.css';
import './css/map.css';
import './css/pieces.css';
import './css/dock.css';
import './css/over.css';
import './css/motion.css';
import './css/compact.css';
import './css/calm.css';
