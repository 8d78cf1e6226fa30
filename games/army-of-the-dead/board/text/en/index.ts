import calm from './calm.ts';
import cards from './cards.ts';
import foretold from './foretold.ts';
import glance from './glance.ts';
import map from './map.ts';
import mission from './mission.ts';
import options from './options.ts';
import panels from './panels.ts';
import stock from './stock.ts';
import telling from './telling.ts';

export default {
  ...map,
  ...cards,
  ...stock,
  ...options,
  ...panels,
  ...telling,
  ...mission,
  ...foretold,
  ...glance,
  ...calm,
};
