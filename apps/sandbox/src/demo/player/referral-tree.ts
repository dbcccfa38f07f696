import { type Paise, paise } from '@pavilion/money';

/** A player of the demo player's tree. Days ago they joined; what they staked before and after the last payment of commission. */
interface Brought {
  readonly name: string;
  readonly joined: number;
  /** The campaign of the demo player's that brought them, or the name of the one who did. */
  readonly campaign?: string;
  readonly by?: string;
  readonly deposit: boolean;
  readonly before?: Paise;
  readonly after?: Paise;
}

/** The demo player's codes (the mock-ups' referral page). */
export const CODES = [
  { code: 'PAV4QX8', campaign: 'family-group', clicks: 138 },
  { code: 'PAV9TR3', campaign: 'match-day', clicks: 121 },
  { code: 'PAVH6WD', campaign: 'college', clicks: 96 },
  { code: 'PAV7K2M', campaign: 'direct', clicks: 57 },
] as const;

const family = 'family-group';
/** Each after the one who brought them: ₹4,86,200 staked in all, ₹4,03,000 of it before the last payment. */
const PLAYING: readonly Brought[] = [
  {
    name: 'Amit Sharma',
    joined: 50,
    campaign: family,
    deposit: true,
    before: paise(15_240_000),
    after: paise(4_000_000),
  },
  {
    name: 'Nikhil Menon',
    joined: 47,
    campaign: 'match-day',
    deposit: true,
    before: paise(8_300_000),
    after: paise(2_320_000),
  },
  {
    name: 'Karan Thapar',
    joined: 41,
    campaign: family,
    deposit: true,
    before: paise(5_200_000),
    after: paise(1_200_000),
  },
  {
    name: 'Ravi Bose',
    joined: 29,
    campaign: 'college',
    deposit: true,
    before: paise(4_160_000),
    after: paise(800_000),
  },
  { name: 'Pranav Kulkarni', joined: 38, by: 'Amit Sharma', deposit: true, before: paise(3_860_000) },
  { name: 'Sunil Nair', joined: 33, by: 'Amit Sharma', deposit: true, before: paise(2_410_000) },
  { name: 'Devika Pillai', joined: 24, by: 'Pranav Kulkarni', deposit: true, before: paise(1_130_000) },
  { name: 'Venkat Rao', joined: 18, by: 'Amit Sharma', deposit: false },
  { name: 'Isha Malhotra', joined: 30, by: 'Nikhil Menon', deposit: false },
  { name: 'Farhan Sheikh', joined: 26, by: 'Nikhil Menon', deposit: false },
  { name: 'Leela Das', joined: 21, by: 'Karan Thapar', deposit: false },
];

/** Those who joined and have not played yet, by the campaign that brought them; so many of each have paid in. */
const LOOKING: readonly (readonly [campaign: string, deposits: number, names: readonly string[]])[] = [
  [
    family,
    8,
    [
      ...['Anita Joshi', 'Bhavna Shah', 'Chetan Patil', 'Deepa Iyer', 'Esha Kapoor', 'Gaurav Jain', 'Harsh Vyas'],
      ...[
        'Jaya Reddy',
        'Kavya Gowda',
        'Lalit Mehta',
        'Meera Sinha',
        'Neha Bhatt',
        'Omkar Sawant',
        'Pooja Rane',
        'Rakesh Tiwari',
      ],
    ],
  ],
  [
    'match-day',
    5,
    [
      ...['Sameer Khan', 'Tanvi Desai', 'Uday Naik', 'Varun Chopra', 'Yash Agarwal', 'Zoya Ansari', 'Arjun Dutta'],
      ...['Bina Ghosh', 'Dinesh Yadav', 'Farida Irani'],
    ],
  ],
  [
    'college',
    3,
    ['Gopal Hegde', 'Hema Kaur', 'Imran Qureshi', 'Jatin Arora', 'Komal Saxena', 'Madhav Bhide', 'Nandini Roy'],
  ],
  ['direct', 1, ['Pallavi More', 'Rohan Sethi']],
];

/** Everybody in the demo player's tree, each after the one who brought them. */
export const BROUGHT: readonly Brought[] = [
  ...PLAYING,
  ...LOOKING.flatMap(([campaign, deposits, names]) =>
    names.map((name, index) => ({ name, campaign, joined: 48 - index * 3, deposit: index < deposits })),
  ),
];
