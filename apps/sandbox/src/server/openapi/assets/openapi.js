// Search over the calls, a button to copy a path, and a call that an address names is opened. The page is whole without it.
const search = document.getElementById('q');
const found = document.getElementById('found');
const calls = [...document.querySelectorAll('.call')];
const texts = new Map(calls.map((call) => [call, `${call.id} ${call.textContent}`.toLowerCase()]));

function show() {
  const terms = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const call of calls) {
    call.hidden = !terms.every((word) => texts.get(call).includes(word));
    if (!call.hidden) count += 1;
  }
  const shown = new Set(calls.filter(({ hidden }) => !hidden).map(({ id }) => id));
  for (const link of document.querySelectorAll('[data-call]'))
    link.parentElement.hidden = !shown.has(link.dataset.call);
  for (const room of document.querySelectorAll('[data-room]')) {
    const own = [...room.querySelectorAll('.call, ul > li')];
    room.hidden = terms.length > 0 && own.every(({ hidden }) => hidden);
  }
  found.textContent = terms.length === 0 ? '' : count === 1 ? '1 call' : `${count} calls`;
}

function open() {
  const call = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (call instanceof HTMLDetailsElement) {
    call.open = true;
    call.scrollIntoView();
  }
}

for (const code of document.querySelectorAll('[data-copy]')) {
  const button = document.createElement('button');
  button.className = 'btn';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy ${code.textContent}`);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  });
  code.after(button);
}

search.addEventListener('input', show);
addEventListener('hashchange', open);
show();
open();
