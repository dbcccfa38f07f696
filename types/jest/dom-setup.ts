import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { configure } from '@testing-library/react';
import { setIcuReader } from '../../packages/shared-ui/src/messages.ts';

// What browsers have and jsdom lacks.
Object.assign(globalThis, { TextEncoder, TextDecoder });
Element.prototype.scrollIntoView ??= () => {};
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

setIcuReader(compileMessage);

// What a test waits for comes when it comes: after one second, as it is by default, a machine with other work has often not got there.
configure({ asyncUtilTimeout: 30_000 });
