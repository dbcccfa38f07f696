import { addOwnTexts, type Database, isSeeded, markSeeded } from '../../store/index.ts';

const VERSION = '4';

/** What the campaigns that the house begins with are called in Hindi, and what they promise; what providers' cards say; what it told everybody. */
const TEXTS = {
  'Welcome bonus 2026': 'स्वागत बोनस 2026',
  '40% of your first deposit, up to ₹2,000. Wager deposit and bonus five times; a quarter of the bonus is released at each quarter.':
    'आपके पहले जमा का 40%, ₹2,000 तक। जमा और बोनस पाँच बार खेलें; हर चौथाई पर बोनस का एक चौथाई मिलता है।',
  'Diwali reload': 'दिवाली रीलोड',
  '25% of a deposit of ₹1,000 or more, up to ₹1,000. Wager the bonus five times within 14 days.':
    '₹1,000 या उससे ज़्यादा के जमा का 25%, ₹1,000 तक। बोनस को 14 दिन में पाँच बार खेलें।',
  'Reload bonus, autumn 2026': 'रीलोड बोनस, शरद 2026',
  '30% of a deposit of ₹10,000 or more, up to ₹3,000. Wager the bonus five times within 60 days.':
    '₹10,000 या उससे ज़्यादा के जमा का 30%, ₹3,000 तक। बोनस को 60 दिन में पाँच बार खेलें।',
  'Free bet': 'मुफ़्त दाँव',
  'A gift to you. Wager the amount once to keep it.': 'हमारी ओर से तोहफ़ा। इसे रखने के लिए इसकी राशि एक बार खेलें।',

  'Clear reels and long return tables, from ₹1 a spin.': 'साफ़ रील और लंबी रिटर्न तालिकाएँ, ₹1 प्रति स्पिन से।',
  'A hundred slots with a daily pot that has to fall.': 'सौ स्लॉट, और रोज़ का एक पॉट जो खुलना ही है।',
  'Short rounds, made for a phone held upright.': 'छोटे राउंड, सीधे पकड़े फ़ोन के लिए बने।',
  'Crash, mines and dice that end in seconds.': 'क्रैश, माइन्स और पासे, जो कुछ सेकंड में पूरे होते हैं।',
  'Live Indian card tables, dealt in Hindi and English.': 'लाइव भारतीय ताश की टेबल, हिन्दी और अंग्रेज़ी में।',
  'Indian card games, dealt around the clock.': 'भारतीय ताश के खेल, चौबीसों घंटे।',
  'Tables with room for everybody, from ₹50.': 'सबके लिए जगह वाली टेबल, ₹50 से।',
  'European wheels and quiet tables.': 'यूरोपीय व्हील और शांत टेबल।',
  'Table games without a dealer, at your own pace.': 'बिना डीलर के टेबल गेम, आपकी अपनी रफ़्तार से।',
  'Teen Patti and friends, with dealers from Goa.': 'तीन पत्ती और साथी खेल, गोवा के डीलरों के साथ।',
  'Low limits, high definition.': 'कम सीमाएँ, साफ़ तस्वीर।',
  'One table from every time zone.': 'हर समय क्षेत्र से एक टेबल।',
  'Wheels and draws with a host.': 'होस्ट के साथ व्हील और ड्रॉ।',
  'Played with one thumb.': 'एक अँगूठे से खेलें।',
  'Instant games with a short story each.': 'झटपट गेम, हर एक में एक छोटी कहानी।',
  'Busy tables and quick rounds.': 'चहल-पहल वाली टेबल और तेज़ राउंड।',
  'Baccarat halls and dice, live from the studio.': 'बैकारेट और पासे, सीधे स्टूडियो से।',
  'Every round can be checked against its seed.': 'हर राउंड उसके सीड से जाँचा जा सकता है।',
  'Seven Indian favourites on one table.': 'एक टेबल पर सात पसंदीदा भारतीय खेल।',
  'Card and dice games of the Indian table, without a dealer.': 'भारतीय टेबल के ताश और पासे के खेल, बिना डीलर।',
  'Matka and other draws, each with its own clock.': 'मटका और दूसरे ड्रॉ, हर एक की अपनी घड़ी।',

  'Scheduled maintenance on Tuesday': 'मंगलवार को तय रखरखाव',
  'Deposits and withdrawals are paused from 4:00 to 4:30 am IST. Open bets are not affected.':
    'सुबह 4:00 से 4:30 (IST) तक जमा और निकासी बंद रहेंगे। खुले दाँवों पर कोई असर नहीं।',
};

/** What the house's own things are called in Hindi to begin with; from then on the desk changes them. */
export async function seedOwnTexts(database: Database): Promise<void> {
  if (await isSeeded(database, 'own-texts', VERSION)) return;
  await database.transaction(async (tx) => {
    await addOwnTexts(tx, TEXTS);
    await markSeeded(tx, 'own-texts', VERSION);
  });
}
