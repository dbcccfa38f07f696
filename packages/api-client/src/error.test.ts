import { ApiError } from './error.ts';

test('an error that another copy of the class made is an ApiError too: a remote is handed the shell’s', () => {
  let theirs: typeof ApiError | undefined;
  jest.isolateModules(() => {
    theirs = (jest.requireActual('./error.ts') as typeof import('./error.ts')).ApiError;
  });
  if (!theirs) throw new Error('there is no second copy');
  expect(theirs).not.toBe(ApiError);
  const error = new theirs({ kind: 'timeout', call: 'login', serverMessage: 'Later.' });
  expect(error).toBeInstanceOf(ApiError);
});

test('another error is none, whatever it calls itself', () => {
  expect(new Error('no')).not.toBeInstanceOf(ApiError);
  expect(Object.assign(new Error('no'), { name: 'ApiError' })).not.toBeInstanceOf(ApiError);
  expect({ name: 'ApiError', kind: 'network', call: 'login' }).not.toBeInstanceOf(ApiError);
  expect(null).not.toBeInstanceOf(ApiError);
});
