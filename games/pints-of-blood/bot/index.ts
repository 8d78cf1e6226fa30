import {
  type Advice,
  type Choose,
  type Decision,
  type Message,
  type Param,
  type Sensible,
  sample,
} from '@shamble/kernel';
import { placement } from '../rules/place.ts';
import { best, type Idea, why } from './advice.ts';
import { giveCards, giveZombie, repel, returnFood, sellOrKeep, whoDies } from './answers.ts';
import { changeColours, chooseColour } from './colours.ts';
import { takeOrRefuse } from './dividers.ts';
import { armsIdeas, dealArms, leaveOrBury, niceShotsIdeas, startIdeas } from './food.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { placeItems } from './placing.ts';
import { rollIdeas } from './roll.ts';
import { sendOrStop } from './sending.ts';
import { distractedTo, specialIdeas } from './special-cards.ts';
import { beerIdeas, buyIdeas, foodIdeas } from './spending.ts';
import { asView, type View } from './view.ts';

/** A sensible player: it weighs in bites what each choice saves, by what its seat sees. */
export const sensible: Sensible = (json, decision, below) => {
  const view = asView(json);
  const outlook = outlookOf(view);
  const play = decision.beside.length > 0 ? best(plays(view, outlook, decision)) : null;
  const { answer, why: reason } = play ??
    mainAnswer(view, outlook, decision) ?? {
      answer: sample(decision, below, { checks: { placement } }),
      why: why('guess'),
    };
  return { answer, why: reason };
};

/** What could be played beside the main answer. */
function plays(view: View, outlook: Outlook, { ask, beside }: Decision): Idea[] {
  const moment = ask.id;
  const ideas = [
    ...beerIdeas(view, outlook, beside),
    ...foodIdeas(view, outlook, beside),
    ...buyIdeas(view, outlook, moment, beside),
  ];
  if (moment === 'send-first') ideas.push(...startIdeas(view, outlook, beside));
  else if (moment === 'w3') ideas.push(...rollIdeas(view, outlook, beside));
  else if (moment === 'place')
    ideas.push(...niceShotsIdeas(view, outlook, beside), ...armsIdeas(view, outlook, beside));
  else ideas.push(...specialIdeas(view, outlook, moment, beside));
  return ideas;
}

/** The answer to the question itself; null where it is a new one. */
function mainAnswer(view: View, outlook: Outlook, decision: Decision): Advice | null {
  if (decision.kind === 'choose') return choice(view, outlook, decision);
  if (decision.kind !== 'pick') return null;
  switch (decision.ask.id) {
    case 'place':
      return placeItems(view, outlook, decision);
    case 'give-cards':
      return giveCards(view, outlook, decision);
  }
  return null;
}

function choice(view: View, outlook: Outlook, decision: Choose): Advice | null {
  const { options, params } = decision;
  switch (decision.ask.id) {
    case 'bus-row':
      return { answer: options[0], why: why('bus-row') };
    case 'send-first':
    case 'send-more':
      return sendOrStop(view, outlook, decision);
    case 'divider-1':
      return takeOrRefuse(view, outlook, 1, options);
    case 'divider-2':
      return takeOrRefuse(view, outlook, 2, options);
    case 'divider-3':
      return takeOrRefuse(view, outlook, 3, options);
    case 'colour':
      return chooseColour(view, outlook);
    case 'change-colours':
      return changeColours(view, outlook, named(params?.face));
    case 'arms-dealing':
      return dealArms(view, outlook, named(params?.weapon));
    case 'distracted':
      return distractedTo(view, outlook, options);
    case 'sell':
      return sellOrKeep(view, outlook, named(params?.card), Number(params?.price));
    case 'marker':
      return giveZombie(view, options);
    case 'who-dies':
      return whoDies(view, outlook, options);
    case 'return-food':
      return returnFood(options);
    case 'turn-tables':
      return leaveOrBury(view, options);
    case 'no-sauce':
      return { answer: 'ignore', why: why('no-sauce') };
    case 'no-bite':
      return repel(view, Number(params?.bites));
  }
  return decision.pass === null ? null : { answer: decision.pass, why: why('go-on') };
}

/** What a parameter names: the last part of its message id, as in `card.umbrella`. */
function named(param: Param | undefined): string {
  const { id } = param as Message;
  return id.slice(id.lastIndexOf('.') + 1);
}
