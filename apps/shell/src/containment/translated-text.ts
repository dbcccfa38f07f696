/**
 * Keeps React working on a page that a translator changes. A translator puts a `<font>` in the place of a text node, but React keeps the
 * node: it would throw when it removes the node or inserts something before it, and new text would not be shown. From the first `<font>`
 * on, both work on what is shown in the node's place, and a node whose text changes is put back, for the translator to read again.
 * Returns what ends it.
 */
export function followTranslator({ document, Node, MutationObserver }: typeof globalThis): () => void {
  const { removeChild, insertBefore } = Node.prototype;
  /** What is shown in the place of a text node. */
  const shown = new WeakMap<Node, Element>();
  let isTranslated = false;
  const begin = () => {
    isTranslated = true;
    Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
      if (child.parentNode === this) return removeChild.call(this, child) as Child;
      const place = placeIn(this, child);
      if (place) removeChild.call(this, place);
      return child;
    };
    Node.prototype.insertBefore = function insert<Child extends Node>(
      this: Node,
      child: Child,
      next: Node | null,
    ): Child {
      return insertBefore.call(this, child, next && placeIn(this, next)) as Child;
    };
  };
  /** The child of `parent` that shows a node; null where the translator has removed it. */
  const placeIn = (parent: Node, node: Node): Node | null => {
    let place: Node | null = shown.get(node) ?? node;
    while (place && place.parentNode !== parent) place = place.parentNode;
    return place;
  };
  const putBack = (node: Node) => {
    const place = shown.get(node);
    shown.delete(node);
    if (place?.isConnected) place.replaceWith(node);
  };
  const noteShown = ({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) => {
    const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (!font) return;
    if (!isTranslated) begin();
    for (const node of removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue;
      shown.set(node, font);
      observer.observe(node, { characterData: true });
    }
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target);
      else noteShown(record);
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
}

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';
