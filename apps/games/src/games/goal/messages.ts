import { createMessages } from '../../kit/language/messages.ts';

const en = {
  pitch: 'Pitch',
  betText: (stake: string, pays: string) => `${stake}, first pass pays ${pays}`,
  now: 'Now',
  nextPass: 'Next pass',
  chance: 'Chance',
  allPasses: (passes: number) => `All ${passes} passes`,
  passFirst: 'Pass the ball',
  passRandom: 'Pass at random',
  columns: 'What each pass pays',
  passTo: (row: number, pays: string) => `Pass to position ${row}, pays ${pays}`,
  column: (pass: number) => `Pass ${pass}`,
  passed: (pass: number, row: number) => `Passed, pass ${pass}, position ${row}`,
  bomb: (pass: number, row: number) => `Bomb, pass ${pass}, position ${row}`,
  safeNow: (multiplier: string) => `Safe. Now ${multiplier}.`,
  scored: (multiplier: string, pays: string) => `Goal! ${multiplier}, ${pays}`,
  hit: (stake: string) => `A bomb, ${stake} lost`,
  passesSafe: (passes: number) => (passes === 1 ? '1 pass was safe' : `${passes} passes were safe`),
  rules: [
    'Pass the ball from column to column towards the goal. Each column hides one bomb. A safe pass raises your cash-out; a bomb ends the round and you lose your stake.',
    'Pitches have 3 positions and 4 passes, 4 and 7, or 5 and 10. After k passes a cash-out pays 0.97 × (positions / (positions − 1)) to the power of k. The return is the same whenever you stop.',
    'The bombs are placed before your first pass.',
  ] as readonly string[],
};

const hi: typeof en = {
  pitch: 'मैदान',
  betText: (stake, pays) => `${stake}, पहला पास ${pays} देता है`,
  now: 'अभी',
  nextPass: 'अगला पास',
  chance: 'इसकी संभावना',
  allPasses: (passes) => `सभी ${passes} पास`,
  passFirst: 'पास दें',
  passRandom: 'किसी भी जगह पास दें',
  columns: 'हर पास क्या देता है',
  passTo: (row, pays) => `जगह ${row} पर पास दें, ${pays} मिलेगा`,
  column: (pass) => `पास ${pass}`,
  passed: (pass, row) => `पास दिया, पास ${pass}, जगह ${row}`,
  bomb: (pass, row) => `बम, पास ${pass}, जगह ${row}`,
  safeNow: (multiplier) => `सुरक्षित। अभी ${multiplier}।`,
  scored: (multiplier, pays) => `गोल! ${multiplier}, ${pays}`,
  hit: (stake) => `बम निकला, ${stake} का नुकसान`,
  passesSafe: (passes) => `${passes} पास सुरक्षित रहे`,
  rules: [
    'गेंद एक-एक स्तंभ आगे बढ़कर गोल की ओर जाती है। हर स्तंभ में एक बम है: जहाँ बम नहीं, वहाँ पास देने पर कैश आउट की राशि बढ़ती है; बम पर राउंड ख़त्म होता है और दाँव की राशि चली जाती है।',
    'मैदान में 3 जगहें और 4 पास, 4 और 7, या 5 और 10 होते हैं। k पास के बाद कैश आउट पर 0.97 × (जगहें / (जगहें − 1)) की घात k गुना मिलता है: आप जब भी रुकें, रिटर्न वही रहता है।',
    'बम आपके पहले पास से पहले ही अपनी जगह पर होते हैं।',
  ],
};

/** What goal says. */
export const useGoalMessages = createMessages(en, hi);
