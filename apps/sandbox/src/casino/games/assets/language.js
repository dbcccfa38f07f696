// The language of the app around, as the address of every frame has it.
if (window.location.hash === '#lang=hi') document.documentElement.lang = 'hi';
