import type { FormField } from '@pavilion/api-client';
import type { TranslateDescribed } from '../messages/described.ts';
import { ADULT, type FieldFault, lengthSoFar } from './field-rules.ts';

/** The labels and hints that operators are known to use, by the operator's own text: those are said in the player's language. */
const labels = {
  Front: 'label_front',
  Back: 'label_back',
  'Full name': 'label_fullName',
  'Date of birth': 'label_birth',
  'Valid until': 'label_expiry',
  'PAN number': 'label_panNumber',
  'Aadhaar number': 'label_aadhaarNumber',
  'Passport number': 'label_passportNumber',
  'ID number': 'label_idNumber',
  'Page with the picture': 'label_pagePicture',
  Screenshot: 'label_screenshot',
  UTR: 'label_utr',
  'Payer name': 'label_payer',
  'Paid on': 'label_paidOn',
  'Sender number': 'label_sender',
  TrxID: 'label_trxId',
  'Transaction hash': 'label_hash',
  'UPI reference': 'label_upiReference',
  'IMPS reference': 'label_impsReference',
} as const;
const hints = {
  '5 letters, 4 digits, 1 letter': 'hint_pan',
  '12 digits': 'hint_12digits',
  '16 letters and digits such as SBIN124005123456, or N and digits': 'hint_neft',
  '22 letters and digits such as HDFCR52024010512345678': 'hint_rtgs',
  '6 to 9 capital letters and digits': 'hint_passport',
  '15 digits that begin with 784': 'hint_emiratesId',
  'as it stands in the document': 'hint_asInDocument',
  'as it stands in your UPI app': 'hint_asInUpi',
  'as it stands in your bank account': 'hint_asInBank',
  'as it stands in Paytm': 'hint_asInPaytm',
  'the 11 digits of the bKash account that paid': 'hint_senderBkash',
  'the 11 digits of the Nagad account that paid': 'hint_senderNagad',
  '10 capital letters and digits': 'hint_trx10',
  '8 capital letters and digits': 'hint_trx8',
  '64 characters from 0 to 9 and a to f': 'hint_hashTron',
  '0x and 64 characters from 0 to 9 and a to f': 'hint_hashBsc',
} as const;

const isKnown = <Known extends object>(known: Known, text: string): text is keyof Known & string =>
  Object.hasOwn(known, text);

/** A field's label in the player's language; as the operator wrote it where it is not known. */
export const labelText = (label: string, t: TranslateDescribed): string =>
  isKnown(labels, label) ? t(labels[label]) : label;

/** A field's hint in the player's language; as the operator wrote it where it is not known. */
export const hintText = (hint: string, t: TranslateDescribed): string => (isKnown(hints, hint) ? t(hints[hint]) : hint);

/** What is wrong with what a field holds, in a sentence. */
export function faultText(fault: FieldFault, field: FormField, text: string, t: TranslateDescribed): string {
  const { label, hint = '' } = field;
  const { is = 0, of = 0 } = lengthSoFar(field, text) ?? {};
  return t(fault, { label: labelText(label, t), hint: hintText(hint, t), age: ADULT, off: Math.abs(is - of) });
}

/** What a keyboard is told of a text field: digits alone, capitals, or nothing. */
export function keyboardOf({ pattern }: FormField): {
  inputMode?: 'numeric';
  autoCapitalize: 'characters' | 'words' | 'none';
} {
  if (pattern === undefined) return { autoCapitalize: 'words' };
  const letters = pattern.replaceAll('\\d', '');
  if (!/[a-zA-Z]/.test(letters)) return { inputMode: 'numeric', autoCapitalize: 'none' };
  return { autoCapitalize: letters.includes('A-Z') && !letters.includes('a-z') ? 'characters' : 'none' };
}
