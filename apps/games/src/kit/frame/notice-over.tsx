import styles from './frame.module.css';

/** What stands in the way of playing on, over the board; nothing where nothing does. */
export const NoticeOver = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p className={styles.cutOff} role="alert">
      {text}
    </p>
  );
