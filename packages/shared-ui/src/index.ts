export { Avatar, type AvatarProps } from './avatar.tsx';
export { Button, ButtonLink, type ButtonProps, IconButton, type IconButtonProps, IconLink } from './button.tsx';
export { Card } from './card.tsx';
export { Chip, type ChipProps, Segmented, type SegmentedProps } from './choice.tsx';
export { classNames } from './class-names.ts';
export { isComposing } from './composing.ts';
export { Count } from './count.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { ignoreDoubleTap } from './double-tap.ts';
export { Drawer, type DrawerProps } from './drawer.tsx';
export {
  Checkbox,
  type CheckboxProps,
  PasswordField,
  type PasswordFieldProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './field.tsx';
export { fitVisible } from './fit-visible.ts';
export { fold, nameSearch } from './fold.ts';
export { formatDay, formatOdds, formatTime, formatTimeToSecond, formatZone } from './format.ts';
export { HouseMark } from './house-mark.tsx';
export { Icon, type IconName } from './icon.tsx';
export { Live } from './live.tsx';
export { MenuButton, MenuLink, MenuText } from './menu.tsx';
export { watchModals } from './modal-events.ts';
export { PageTitle, type PageTitleProps } from './page-title.tsx';
export { Popover, type PopoverProps } from './popover.tsx';
export {
  type CellPress,
  type CellPrice,
  HaltCell,
  type HaltCellProps,
  NoPriceCell,
  PriceCell,
  type PriceCellProps,
  type PriceSource,
} from './price-cell.tsx';
export { Result, ResultGroup, type ResultProps, ResultsSkeleton } from './result.tsx';
export { Scroller } from './scroller.tsx';
export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { SectionHead, type SectionHeadProps } from './section-head.tsx';
export {
  Delayed,
  EmptyState,
  type EmptyStateProps,
  FailedState,
  type FailedStateProps,
  Skeleton,
  type SkeletonProps,
} from './states.tsx';
export { SumUp, type SumUpRow, Why } from './sum-up.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs.tsx';
export { Tag } from './tag.tsx';
export { Wordmark } from './wordmark.tsx';
