import { plainText } from './plain-text.ts';

/**
 * The banks that players have most, by the first four letters of an IFSC (the Reserve Bank's list of codes). A code that is not here
 * is a bank all the same: the player writes its name.
 */
const BANKS: Readonly<Record<string, string>> = {
  AIRP: 'Airtel Payments Bank',
  ALLA: 'Indian Bank',
  ANDB: 'Union Bank of India',
  AUBL: 'AU Small Finance Bank',
  BARB: 'Bank of Baroda',
  BDBL: 'Bandhan Bank',
  BKID: 'Bank of India',
  CBIN: 'Central Bank of India',
  CITI: 'Citibank',
  CIUB: 'City Union Bank',
  CNRB: 'Canara Bank',
  CORP: 'Union Bank of India',
  COSB: 'Cosmos Bank',
  CSBK: 'CSB Bank',
  DBSS: 'DBS Bank',
  DCBL: 'DCB Bank',
  DEUT: 'Deutsche Bank',
  DLXB: 'Dhanlaxmi Bank',
  ESFB: 'Equitas Small Finance Bank',
  ESMF: 'ESAF Small Finance Bank',
  FDRL: 'Federal Bank',
  FINO: 'Fino Payments Bank',
  HDFC: 'HDFC Bank',
  HSBC: 'HSBC Bank',
  IBKL: 'IDBI Bank',
  ICIC: 'ICICI Bank',
  IDFB: 'IDFC First Bank',
  IDIB: 'Indian Bank',
  INDB: 'IndusInd Bank',
  IOBA: 'Indian Overseas Bank',
  IPOS: 'India Post Payments Bank',
  JAKA: 'Jammu & Kashmir Bank',
  JIOP: 'Jio Payments Bank',
  JSFB: 'Jana Small Finance Bank',
  KARB: 'Karnataka Bank',
  KKBK: 'Kotak Mahindra Bank',
  KVBL: 'Karur Vysya Bank',
  MAHB: 'Bank of Maharashtra',
  MSCI: 'Maharashtra State Co-operative Bank',
  NKGS: 'NKGSB Co-operative Bank',
  ORBC: 'Punjab National Bank',
  PSIB: 'Punjab & Sind Bank',
  PUNB: 'Punjab National Bank',
  PYTM: 'Paytm Payments Bank',
  RATN: 'RBL Bank',
  SBIN: 'State Bank of India',
  SCBL: 'Standard Chartered Bank',
  SIBL: 'South Indian Bank',
  SRCB: 'Saraswat Bank',
  SVCB: 'SVC Co-operative Bank',
  SYNB: 'Canara Bank',
  TMBL: 'Tamilnad Mercantile Bank',
  UBIN: 'Union Bank of India',
  UCBA: 'UCO Bank',
  UJVN: 'Ujjivan Small Finance Bank',
  UTBI: 'Punjab National Bank',
  UTIB: 'Axis Bank',
  UTKS: 'Utkarsh Small Finance Bank',
  VIJB: 'Bank of Baroda',
  YESB: 'Yes Bank',
};

/** Returns the bank of an IFSC as it is typed; undefined where the table has no such bank. */
export function bankOfIfsc(ifsc: string): string | undefined {
  const code = plainText(ifsc).slice(0, 4).toUpperCase();
  return Object.hasOwn(BANKS, code) ? BANKS[code] : undefined;
}

/** Whether a bank's name fits an IFSC: the one of the table, without regard to case, spaces, "Bank" and "Ltd", or its initials. Any does where the code is not in it. */
export function isBankOfIfsc(name: string, ifsc: string): boolean {
  const bank = bankOfIfsc(ifsc);
  if (bank === undefined) return true;
  const initials = bank.replace(/[^A-Z]/g, '').toLowerCase();
  return lettersOf(name) === lettersOf(bank) || name.trim().toLowerCase() === initials;
}

const lettersOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/\b(the|bank|ltd|limited|and)\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
