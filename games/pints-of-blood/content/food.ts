/** The eight pub food tiles (PB-COMP13, PB-CON13): what each lets its owner do, and the dish it shows. */
export interface Food {
  readonly id: string;
  readonly dish: string;
}

export const FOOD: readonly Food[] = [
  { id: 'turnTables', dish: 'turnover-pie' },
  { id: 'niceShots', dish: 'shots-and-peanuts' },
  { id: 'noSauce', dish: 'plain-roast-lamb' },
  { id: 'armsDealing', dish: 'wings-and-drumsticks' },
  { id: 'aLaCarte', dish: 'menu-board' },
  { id: 'noTicket', dish: 'bus-drivers-sandwich' },
  { id: 'noBite', dish: 'pickled-egg' },
  { id: 'changeColours', dish: 'mixed-salad' },
];

export const FOOD_IDS: readonly string[] = FOOD.map((f) => f.id);

/** Prices in crisps (PB-FOOD04). */
export const FOOD_PRICE = { chosen: 7, random: 5 } as const;
