import type { FormField, Kyc } from '@pavilion/api-client/wire';
import { addDocumentType } from '../../players/index.ts';
import { type Database, isSeeded, markSeeded } from '../../store/index.ts';
import { pictureField, textField } from './form-fields.ts';

const VERSION = '1';

const number = (label: string, pattern: string, hint: string) => textField('number', label, hint, pattern);
const BIRTH: FormField = { name: 'birth', label: 'Date of birth', type: 'date', isRequired: true, rule: 'adult' };
const EXPIRY: FormField = { name: 'expiry', label: 'Valid until', type: 'date', isRequired: true, rule: 'future' };
const FULL_NAME = textField('fullName', 'Full name', 'as it stands in the document');

/** Passport and Emirates ID (spec §3), and what players in India have. */
const SCHEMA: Kyc['schema'] = [
  {
    type: 'pan',
    label: 'PAN',
    fields: [
      number('PAN number', '[A-Z]{5}\\d{4}[A-Z]', '5 letters, 4 digits, 1 letter'),
      FULL_NAME,
      BIRTH,
      pictureField('front', 'Front'),
    ],
  },
  {
    type: 'aadhaar',
    label: 'Aadhaar',
    fields: [
      number('Aadhaar number', '[2-9]\\d{11}', '12 digits'),
      FULL_NAME,
      BIRTH,
      pictureField('front', 'Front'),
      pictureField('back', 'Back'),
    ],
  },
  {
    type: 'passport',
    label: 'Passport',
    fields: [
      number('Passport number', '[A-Z0-9]{6,9}', '6 to 9 capital letters and digits'),
      FULL_NAME,
      BIRTH,
      EXPIRY,
      pictureField('front', 'Page with the picture'),
    ],
  },
  {
    type: 'emiratesId',
    label: 'Emirates ID',
    fields: [
      number('ID number', '784-?\\d{4}-?\\d{7}-?\\d', '15 digits that begin with 784'),
      FULL_NAME,
      BIRTH,
      EXPIRY,
      pictureField('front', 'Front'),
      pictureField('back', 'Back'),
    ],
  },
];

/** The documents that the operator takes to begin with; from then on the operator changes them. */
export async function seedKycSchema(database: Database): Promise<void> {
  if (await isSeeded(database, 'kyc-schema', VERSION)) return;
  await database.transaction(async (tx) => {
    for (const [index, schema] of SCHEMA.entries()) await addDocumentType(tx, schema, index + 1);
    await markSeeded(tx, 'kyc-schema', VERSION);
  });
}
