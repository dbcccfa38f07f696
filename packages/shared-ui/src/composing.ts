import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to text that an input method composes. Its Enter takes a suggestion and must not submit anything. Safari sends
 * that key after the composition has ended, and marks it by the code 229 alone.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
