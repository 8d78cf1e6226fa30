import { readArguments } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { optionLines, titleOf } from '../game-text.ts';
import type { Command } from './command.ts';

export const games: Command = {
  operands: '',
  flags: { lang: { value: 'en|it|fr' } },
  async run(words, desk, shelf) {
    const { positionals } = readArguments('games', words, games.flags);
    if (positionals.length > 0) throw new Complaint('cli.bad.extra', { word: positionals[0] });
    for (const entry of shelf.games) {
      const kit = await entry.kit();
      const { min, max } = kit.game.seats;
      desk.out(
        `${desk.paint('bold', entry.id)}  ${await titleOf(kit, desk)}  ${desk.say('cli.games.seats', { min, max })}`,
      );
      for (const line of await optionLines(kit, desk)) desk.out(line);
    }
    return 0;
  },
};
