import calm from './calm.ts';
import crew from './crew.ts';
import forecast from './forecast.ts';
import glance from './glance.ts';
import mat from './mat.ts';
import measure from './measure.ts';
import sheets from './sheets.ts';
import telling from './telling.ts';

export default { ...calm, ...crew, ...forecast, ...glance, ...mat, ...measure, ...sheets, ...telling };
