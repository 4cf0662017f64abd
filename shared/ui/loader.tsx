import classes from './loader.module.css';

interface Props {
  size?: 'sm' | 'md';
  'aria-hidden'?: boolean;
}

/** A ring that turns for as long as something is on its way. Within a button it has the colour of the button's text. */
export function Loader({ size = 'md', 'aria-hidden': ariaHidden }: Props) {
  return <span className={classes.loader} data-size={size} aria-hidden={ariaHidden} />;
}
