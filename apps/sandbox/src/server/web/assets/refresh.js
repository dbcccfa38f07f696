// Looks for what is new while the page is seen, and puts it where `data-live` (seconds) stands. What is being read by selection
// or filled in stays as it is. Where the operator does not answer, `data-away` says since when the page is not live, in place of
// the live part just before it, until it answers again.
const parts = [...document.querySelectorAll('[data-live]')];
const mark = document.querySelector('[data-away]');
const seconds = Math.min(...parts.map(({ dataset }) => Number(dataset.live)));
/** How long an answer is waited for, and how soon it is asked for again where none came, ms. */
const [LONGEST, AGAIN] = [5000, 2000];
const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** When what stands here was read. */
let readAt = new Date();
let isLooking = false;
let next;

function isBusy(part) {
  const fields = [...part.querySelectorAll('input:not([type=hidden]), textarea, select')];
  const selection = getSelection();
  return (
    part.contains(document.activeElement) ||
    (selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(part)) ||
    part.querySelector('details[open], [aria-invalid]') !== null ||
    fields.some(isFilledIn)
  );
}

function isFilledIn(field) {
  if (field.type === 'radio' || field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.tagName === 'SELECT'
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.value !== field.defaultValue;
}

function show(text) {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const fresh = [...page.querySelectorAll('[data-live]')];
  for (const [index, part] of parts.entries()) {
    const now = fresh[index];
    if (now && now.innerHTML !== part.innerHTML && !isBusy(part)) part.replaceChildren(...now.childNodes);
  }
}

/** Says that the page is not live, or with an empty text that it is. */
function announce(text) {
  if (mark === null || mark.textContent === text) return;
  mark.textContent = text;
  mark.title =
    text === '' ? '' : `What stands here was read at ${clock.format(readAt)} India’s time. It is asked for again.`;
  const before = mark.previousElementSibling;
  if (before?.matches('[data-live]')) before.hidden = text !== '';
}

const notLive = (why = '') => announce(`✕ Not live since ${clock.format(readAt)}${why}`);

/** Reads the page again; returns whether that went well. */
async function read() {
  const giveUp = new AbortController();
  const late = setTimeout(() => giveUp.abort(), LONGEST);
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' }, signal: giveUp.signal });
    if (!answer.ok) {
      notLive(answer.status === 401 ? ': signed out' : '');
      return false;
    }
    show(await answer.text());
    readAt = new Date();
    announce('');
    return true;
  } catch {
    notLive();
    return false;
  } finally {
    clearTimeout(late);
  }
}

async function look() {
  if (document.hidden || isLooking) return;
  isLooking = true;
  clearTimeout(next);
  const isLive = await read();
  isLooking = false;
  next = setTimeout(look, isLive ? seconds * 1000 : AGAIN);
}

if (parts.length > 0) {
  next = setTimeout(look, seconds * 1000);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  addEventListener('offline', () => notLive());
}
