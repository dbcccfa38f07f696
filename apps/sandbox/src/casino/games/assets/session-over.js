// `GAME_SESSION_OVER` of the wire. It says nothing that anybody else may not know, so it may be said to any page around.
window.parent.postMessage('pavilion:session-over', '*');
