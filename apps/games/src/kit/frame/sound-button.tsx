import { useKitMessages } from '../language/messages.ts';
import { Icon } from '../parts/icon.tsx';
import tool from '../parts/tool.module.css';
import type { Sounds } from '../sounds.ts';

/** Turns sound on and off. */
export function SoundButton({ sounds }: { readonly sounds: Sounds }) {
  const t = useKitMessages();
  return (
    <button
      type="button"
      className={tool.tool}
      aria-label={t.sound}
      aria-pressed={sounds.isOn}
      title={sounds.isOn ? t.soundOn : t.soundOff}
      onClick={sounds.turn}
    >
      <Icon name={sounds.isOn ? 'soundOn' : 'soundOff'} />
    </button>
  );
}
