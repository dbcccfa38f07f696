// The messages of docs/games.md: the page says that it is ready, shows the language that the page around sends, and says which it shows.
const show = (language) => {
  document.documentElement.lang = language;
  window.parent.postMessage(`pavilion:language=${language}`, '*');
};
if (window.parent !== window) {
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && (data === 'pavilion:language=en' || data === 'pavilion:language=hi'))
      show(data.slice(-2));
  });
  show(document.documentElement.lang);
  window.parent.postMessage('pavilion:ready', '*');
}
