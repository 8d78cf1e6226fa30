/** The Supply deck: items to find, and Incidents (AW-SEARCH04 to AW-SEARCH06). A kind's number is its place in the table. */

export type Incident = 'notAlone' | 'clatter' | 'alarm' | 'itMoves';

export interface SupplyCard {
  /** Id of an item, or of an Incident. */
  readonly id: string;
  readonly incident: Incident | null;
  readonly copies: number;
}

const find = (id: string, copies = 1): SupplyCard => ({ id, incident: null, copies });
const incident = (id: Incident, copies: number): SupplyCard => ({ id, incident: id, copies });

export const SUPPLY: readonly SupplyCard[] = [
  find('bandages', 2),
  find('ammoBox', 3),
  find('pocket22'),
  find('servicePistol'),
  find('sawnOff'),
  find('kitchenKnife'),
  find('baseballBat'),
  find('crowbar'),
  find('hatchet'),
  find('paddedJacket'),
  find('motorcycleHelmet'),
  find('hipFlask'),
  find('antibiotics'),
  find('goryRags'),
  find('emptyBottle'),
  incident('notAlone', 2),
  incident('clatter', 2),
  incident('alarm', 1),
  incident('itMoves', 1),
];
