// Looks for what is new while the page is seen, and puts it where `data-live` (seconds) stands. What is being read by selection
// or filled in stays as it is.
const parts = [...document.querySelectorAll('[data-live]')];
const seconds = Math.min(...parts.map(({ dataset }) => Number(dataset.live)));

function isBusy(part) {
  const fields = [...part.querySelectorAll('input:not([type=hidden]), textarea, select')];
  return (
    part.contains(document.activeElement) || part.querySelector('details[open]') !== null || fields.some(isFilledIn)
  );
}

function isFilledIn(field) {
  if (field.type === 'radio' || field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.tagName === 'SELECT'
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.value !== field.defaultValue;
}

async function refresh() {
  if (document.hidden || !getSelection()?.isCollapsed) return;
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = [...page.querySelectorAll('[data-live]')];
    for (const [index, part] of parts.entries()) {
      const next = fresh[index];
      if (next && next.innerHTML !== part.innerHTML && !isBusy(part)) part.replaceChildren(...next.childNodes);
    }
  } catch {
    // The sandbox is away; the next look may find it again.
  }
}

if (parts.length > 0) setInterval(refresh, seconds * 1000);
