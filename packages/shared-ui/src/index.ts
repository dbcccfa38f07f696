export {
  Card,
  Count,
  Live,
  PageTitle,
  type PageTitleProps,
  SectionHead,
  type SectionHeadProps,
  Tag,
} from './bits.tsx';
export { Button, ButtonLink, type ButtonProps, IconButton, type IconButtonProps } from './button.tsx';
export { Chip, type ChipProps, Segmented, type SegmentedProps } from './choice.tsx';
export { classNames } from './class-names.ts';
export { Dialog, type DialogProps } from './dialog.tsx';
export { Drawer, type DrawerProps } from './drawer.tsx';
export {
  Checkbox,
  type CheckboxProps,
  PasswordField,
  type PasswordFieldProps,
  TextField,
  type TextFieldProps,
} from './field.tsx';
export { formatDay, formatMoney, formatOdds, formatSignedMoney, formatTime, formatVolume } from './format.ts';
export { Icon, type IconName } from './icon.tsx';
export { Popover, type PopoverProps } from './popover.tsx';
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
export { Wordmark } from './wordmark.tsx';
