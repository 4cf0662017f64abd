import { encode } from 'uqr';
import classes from './second-factor.module.css';

/** @param label what it is, for whoever does not see it */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
