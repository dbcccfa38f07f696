import { createMessages } from '../../kit/language/messages.ts';

const en = {
  risk: 'Risk',
  risks: { low: 'Low', medium: 'Medium', high: 'High' },
  rows: 'Rows',
  rowsOf: (rows: number) => `${rows} rows`,
  drop: 'Drop a ball',
  dropText: (stake: string, least: string, most: string) => `${stake}, pays ${least} to ${most}`,
  paid: (amount: string) => `Paid ${amount}`,
  falling: (balls: number) => (balls === 1 ? '1 ball falling' : `${balls} balls falling`),
  landed: (multiplier: string, amount: string) => `${multiplier}. Paid ${amount}.`,
  rules: [
    'A ball falls through 12 or 16 rows of pegs. At each peg it goes left or right with equal chance. The pocket where it lands sets your multiplier.',
    'The risk sets how much the pockets differ. At high risk the edges pay the most and the middle the least. The return for your choice is shown below the field.',
    'The maximum stake depends on rows and risk, so that the best pocket can pay in full.',
  ] as readonly string[],
};

const hi: typeof en = {
  risk: 'जोखिम',
  risks: { low: 'कम', medium: 'मध्यम', high: 'ज़्यादा' },
  rows: 'पंक्तियाँ',
  rowsOf: (rows) => `${rows} पंक्तियाँ`,
  drop: 'गेंद गिराएँ',
  dropText: (stake, least, most) => `${stake}, ${least} से ${most} तक मिलेगा`,
  paid: (amount) => `${amount} मिले`,
  falling: (balls) => `${balls} गेंद गिर रही है`,
  landed: (multiplier, amount) => `${multiplier}। ${amount} मिले।`,
  rules: [
    'गेंद खूँटियों की 12 या 16 पंक्तियों से गिरती है। हर खूँटी पर वह बाएँ या दाएँ जाती है, दोनों की संभावना बराबर है। जिस ख़ाने में गिरती है, उससे तय होता है कि आपके दाँव की राशि कितने गुना होगी।',
    'जोखिम बताता है कि ख़ानों में कितना अंतर है: ज़्यादा जोखिम में किनारे सबसे ज़्यादा देते हैं और बीच सबसे कम। आपके चुनाव का रिटर्न मैदान के नीचे लिखा है।',
    'दाँव की अधिकतम राशि पंक्तियों और जोखिम पर निर्भर है: उतनी, जितनी पर सबसे अच्छा ख़ाना भी पूरा भुगतान कर सके।',
  ],
};

/** What plinko says. */
export const usePlinkoMessages = createMessages(en, hi);
