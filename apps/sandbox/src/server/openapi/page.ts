import { html, type Markup } from '../web/html.ts';
import { ownPage } from '../web/own-page.ts';
import type { ApiDocument, Operation } from './document.ts';
import { type FieldLine, formsOf } from './fields.ts';
import type { Schema } from './schemas.ts';

interface NamedCall {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The document as a page: every call by room, with what is sent and what is answered. It works without its script. */
export function openApiPage(api: ApiDocument): string {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): NamedCall => ({ method: method.toUpperCase(), path, operation }),
    ),
  );
  const events = api['x-socket-events'];
  const roomsOf = api.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return ownPage({
    title: 'The API, Pavilion sandbox',
    tag: 'API',
    head: html`<link rel="stylesheet" href="/sandbox/assets/openapi.css"><script src="/sandbox/assets/openapi.js" defer></script>`,
    bar: html`<a class="btn bar-link" href="/sandbox/openapi.json">openapi.json</a>`,
    nav: html`<nav class="index" aria-label="Calls by room">
<ul>${roomsOf.map(
      ({ name, calls: own }) =>
        html`<li data-room><a href="#${anchor(name)}">${name}</a><ul>${own.map(
          ({ operation }) =>
            html`<li><a href="#${operation.operationId}" data-call="${operation.operationId}">${operation.operationId}</a></li>`,
        )}</ul></li>`,
    )}<li><a href="#socket">Socket</a></li></ul></nav>`,
    body: html`<h1>The API</h1>
<div class="about">${api.info.description.split('\n\n').map((part) => html`<p>${prose(part)}</p>`)}</div>
<div class="search" role="search"><label for="q">Search ${calls.length} calls</label><input class="input" id="q" type="search" placeholder="login, /deposit, clientRef" autocomplete="off"><p id="found" class="soft small" role="status"></p></div>
${roomsOf.map(
  ({ name, calls: own }) =>
    html`<section class="room" id="${anchor(name)}" data-room><h2>${name}</h2>${own.map((call) => callCard(call, api))}</section>`,
)}
<section class="room" id="socket" data-room><h2>Socket</h2>
<p class="soft">socket.io at <code>${events.path}</code>, with the token as <code>auth.token</code>; without one a visitor follows the odds.</p>
${Object.entries(events.client).map(([name, { description, payload, reply }]) => eventCard('ask', name, description, payload, reply, api))}
${Object.entries(events.server).map(([name, { description, payload }]) => eventCard('hear', name, description, payload, undefined, api))}
</section>`,
  });
}

const anchor = (room: string) => room.toLowerCase().replace(/\W+/g, '-');

/** A text of the wire: what stands between backquotes is code. */
const prose = (text: string): Markup[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

function callCard({ method, path, operation }: NamedCall, api: ApiDocument): Markup {
  const { operationId: id, summary, description, parameters, requestBody, responses } = operation;
  const [body] = Object.entries(requestBody?.content ?? {});
  const answer = (responses[200] as { content: Record<string, { schema: Schema }> }).content['application/json']
    ?.schema;
  const failures = Object.keys(responses).filter((status) => status !== '200' && status !== 'default');
  const schemas = api.components.schemas;
  return html`<details class="call" id="${id}">
<summary><span class="method method--${method.toLowerCase()}">${method}</span> <span class="path">${path}</span> <span class="says">${prose(summary)}</span></summary>
<div class="call__in">
<p class="line"><code class="break" data-copy>${path}</code></p>
<p>${prose(description ?? '')}</p>
<p class="soft"><b>${id}</b> · ${authOf(operation)}${body && ` · sent as ${body[0]}`}</p>
${
  parameters || body
    ? html`<h3>Request</h3>${
        parameters
          ? fieldTable(queryLines(parameters, schemas))
          : formsOf(body?.[1].schema ?? {}, schemas).map((lines, index, all) => form(lines, index, all.length))
      }`
    : html`<p class="soft">Nothing is sent.</p>`
}
<h3>Answer</h3>
${answer && formsOf(answer, schemas).map((lines) => fieldTable(lines))}
<p class="soft">Fails with ${failures.length === 0 ? 'what may go wrong anywhere' : failures.join(', ')}, in the envelope.</p>
</div>
</details>`;
}

const queryLines = (parameters: NonNullable<Operation['parameters']>, schemas: Readonly<Record<string, Schema>>) =>
  formsOf(
    {
      properties: Object.fromEntries(
        parameters.map(({ name, description, schema }) => [
          name,
          { ...schema, ...(description ? { description } : {}) },
        ]),
      ),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    },
    schemas,
  )[0] ?? [];

const form = (lines: readonly FieldLine[], index: number, forms: number): Markup =>
  html`${forms > 1 && html`<h4>${index === 0 ? 'Either' : 'Or'}</h4>`}${fieldTable(lines)}`;

function authOf({ security }: Operation): string {
  const [first, second] = security;
  const header = Object.keys(first ?? {})[0];
  if (header === undefined) return 'open to everybody';
  return second ? `header ${header}, or none` : `header ${header}`;
}

function fieldTable(lines: readonly FieldLine[]): Markup {
  if (lines.length === 0) return html`<p class="soft">Nothing.</p>`;
  return html`<table class="fields"><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${lines.map(
    ({ path, type, isRequired, says }) =>
      html`<tr><th scope="row"><code>${path}</code>${!isRequired && html` <span class="soft small">optional</span>`}</th><td class="type">${type}</td><td>${prose(says)}</td></tr>`,
  )}</tbody></table>`;
}

function eventCard(
  way: 'ask' | 'hear',
  name: string,
  description: string,
  payload: Schema,
  reply: Schema | undefined,
  api: ApiDocument,
): Markup {
  const tables = (schema: Schema) =>
    formsOf(schema, api.components.schemas).map((lines, index, all) => form(lines, index, all.length));
  return html`<details class="call" id="event-${name.replace(/\W/g, '-')}">
<summary><span class="method method--${way}">${way === 'ask' ? 'ASK' : 'HEAR'}</span> <span class="path">${name}</span> <span class="says">${prose(description)}</span></summary>
<div class="call__in"><h3>Payload</h3>${tables(payload)}${reply && html`<h3>Reply</h3>${tables(reply)}`}</div>
</details>`;
}
