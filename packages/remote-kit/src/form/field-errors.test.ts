import { atFields, fieldErrors } from './field-errors.ts';

test('a rule that finds nothing lets a field through; what it finds becomes its message', () => {
  const result = fieldErrors((key: 'nameEmpty') => ({ nameEmpty: 'Name cannot be empty' })[key]);
  expect(result(undefined)).toBe(true);
  expect(result('nameEmpty')).toBe('Name cannot be empty');
});

test('a failure that the operator blames on a field of the form is shown there, any other is not taken', () => {
  const setError = jest.fn();
  const atField = atFields(setError, { agent_code: 'referral' });
  expect(atField('agent_code', 'No such agent')).toBe(true);
  expect(setError.mock.calls).toEqual([['referral', { message: 'No such agent' }, { shouldFocus: true }]]);
  expect(atField('toString', 'Odd')).toBe(false);
  expect(setError).toHaveBeenCalledTimes(1);
});
