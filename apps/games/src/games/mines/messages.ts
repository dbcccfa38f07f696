import { createMessages } from '../../kit/language/messages.ts';

const en = {
  mines: 'Mines',
  minesOf: (mines: number) => `${mines} of 25`,
  numberOfMines: 'Number of mines',
  anyNumber: 'Other number of mines, up to 20',
  firstSafe: 'First safe field',
  allSafe: (fields: number) => `All ${fields}`,
  betText: (stake: string, pays: string) => `${stake}, first safe field pays ${pays}`,
  now: 'Now',
  nextSafe: 'Next safe field',
  openOne: 'Open a field',
  openRandom: 'Open a random field',
  ladder: 'What each safe field pays',
  fields: 'Fields',
  hiddenField: (row: number, column: number) => `Field, row ${row}, column ${column}`,
  safeField: (row: number, column: number) => `Safe, row ${row}, column ${column}`,
  minedField: (row: number, column: number) => `Mine, row ${row}, column ${column}`,
  safeNow: (multiplier: string) => `Safe. Now ${multiplier}.`,
  allFound: (multiplier: string, pays: string) => `Every field was safe: ${multiplier}, ${pays}`,
  hit: (stake: string) => `A mine, ${stake} lost`,
  rules: [
    'The 25 fields hide 1 to 20 mines; you choose how many. Open fields one by one. Each safe field raises your cash-out; a mine ends the round and you lose your stake.',
    'Cash out after any safe field. After k safe fields it pays your stake times 0.97 × C(25, k) / C(25 − mines, k), rounded down to four decimals. The return is the same whenever you stop.',
    'The mines are placed before you open the first field.',
  ] as readonly string[],
};

const hi: typeof en = {
  mines: 'माइन',
  minesOf: (mines) => `25 में से ${mines}`,
  numberOfMines: 'माइनों की संख्या',
  anyNumber: 'माइनों की कोई और संख्या, 20 तक',
  firstSafe: 'पहला सुरक्षित ख़ाना',
  allSafe: (fields) => `सभी ${fields}`,
  betText: (stake, pays) => `${stake}, पहला सुरक्षित ख़ाना ${pays} देता है`,
  now: 'अभी',
  nextSafe: 'अगला सुरक्षित ख़ाना',
  openOne: 'एक ख़ाना खोलें',
  openRandom: 'कोई एक ख़ाना खोलें',
  ladder: 'हर सुरक्षित ख़ाना क्या देता है',
  fields: 'ख़ाने',
  hiddenField: (row, column) => `ख़ाना, पंक्ति ${row}, स्तंभ ${column}`,
  safeField: (row, column) => `सुरक्षित, पंक्ति ${row}, स्तंभ ${column}`,
  minedField: (row, column) => `माइन, पंक्ति ${row}, स्तंभ ${column}`,
  safeNow: (multiplier) => `सुरक्षित। अभी ${multiplier}।`,
  allFound: (multiplier, pays) => `हर ख़ाना सुरक्षित रहा: ${multiplier}, ${pays}`,
  hit: (stake) => `माइन निकली, ${stake} का नुकसान`,
  rules: [
    '25 ख़ानों में 1 से 20 माइन छिपी होती हैं; संख्या आप चुनते हैं। एक-एक करके ख़ाने खोलें: हर सुरक्षित ख़ाने से कैश आउट की राशि बढ़ती है, माइन निकलने पर राउंड ख़त्म होता है और दाँव की राशि चली जाती है।',
    'किसी भी सुरक्षित ख़ाने के बाद कैश आउट करें। k सुरक्षित ख़ानों के बाद दाँव की राशि का 0.97 × C(25, k) / C(25 − माइन, k) गुना मिलता है, चार दशमलव तक नीचे पूर्णांकित: आप जब भी रुकें, रिटर्न वही रहता है।',
    'माइन पहले ख़ाने के खुलने से पहले ही अपनी जगह पर होती हैं।',
  ],
};

/** What mines says. */
export const useMinesMessages = createMessages(en, hi);
