import QuickDom from './quick-dom.mjs';

/** A page that calls its operator as browsers do: what jsdom lacks of the network is Node's, its sockets too. */
export default class DomWithNetwork extends QuickDom {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Request, Response, Headers, AbortController, AbortSignal });
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
}
