import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import { lockedProps } from './locked-props.ts';

interface Props extends ActionIconProps {
  label: string;
  /** Why it cannot be used; null if it can. */
  locked: string | null;
  onClick: () => void;
}

/** A button with an icon. Where it is locked it still takes pointer and focus, so that everybody gets to know why. */
export function Action({ label, locked, onClick, ...props }: Props) {
  return (
    <Tooltip label={locked ?? label}>
      <ActionIcon {...props} aria-label={label} {...lockedProps(locked)} onClick={() => locked === null && onClick()} />
    </Tooltip>
  );
}
