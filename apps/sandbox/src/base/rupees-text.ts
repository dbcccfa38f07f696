const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Paise as a player reads them: `₹1,23,456.50`. */
export const rupeesText = (paise: number) => `${paise < 0 ? '−' : ''}₹${indian.format(Math.abs(paise) / 100)}`;
