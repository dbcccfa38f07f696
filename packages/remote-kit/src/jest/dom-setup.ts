import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { setIcuReader } from '@pavilion/shared-ui/messages';
import { configure, getConfig } from '@testing-library/react';

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

/** Whether a query is tried while a test waits, and will be tried again if it fails. */
function isPolling(): boolean {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

configure(({ getElementError: errorWithPage }) => ({
  // A slow machine needs longer than the default of one second.
  asyncUtilTimeout: 30_000,
  // Printing the page takes longer than the query. Only the last failure of a wait prints it.
  getElementError: (message, container) =>
    isPolling()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : errorWithPage(message, container),
}));
