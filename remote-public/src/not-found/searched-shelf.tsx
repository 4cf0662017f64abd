import classes from './not-found.module.css';

/** A shelf with a gap in it, and a magnifying glass over the gap. */
export function SearchedShelf() {
  return (
    <svg className={classes.shelf} viewBox="0 0 420 230" width="420" height="230" aria-hidden="true">
      <ellipse cx="210" cy="212" rx="190" ry="14" fill="#083d31" opacity="0.06" />
      <path d="M20 182h380v14a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8z" fill="#b9dfd1" />
      <path d="M20 182h380v7H20z" fill="#dcefe8" />
      <g>
        <path d="M52 92h62v90H52z" fill="#fff" />
        <path d="M52 150c20-12 40 9 62-4v36H52z" fill="#168262" />
        <path d="M114 92l16 9v81h-16z" fill="#0c5744" />
        <circle cx="70" cy="112" r="7" fill="#168262" />
        <path d="M64 130h34" stroke="#8fccb6" strokeWidth="5" strokeLinecap="round" />
      </g>
      <g>
        <path d="M318 74h28v20h-28z" fill="#eef2f0" stroke="#d7e7e0" />
        <path d="M322 94h20c0 14 24 16 24 38v42c0 5-4 8-10 8h-48c-6 0-10-3-10-8v-42c0-22 24-24 24-38z" fill="#b96c0f" />
        <path d="M298 132h68v34h-68z" fill="#fff" />
        <path d="M308 145h34m-34 10h20" stroke="#eda340" strokeWidth="5" strokeLinecap="round" />
      </g>
      <g fill="none" stroke="#8fccb6" strokeWidth="3" strokeDasharray="7 8" strokeLinecap="round">
        <path d="M166 84h76v96h-76z" />
      </g>
      <g>
        <circle cx="222" cy="112" r="46" fill="#fff" opacity="0.72" />
        <circle cx="222" cy="112" r="46" fill="none" stroke="#0f6b52" strokeWidth="10" />
        <path d="m256 146 34 34" stroke="#0f6b52" strokeWidth="16" strokeLinecap="round" />
        <path d="M194 106a29 29 0 0 1 22-23" fill="none" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
        <path
          d="M211 104c0-14 24-14 24 0 0 9-12 9-12 19"
          fill="none"
          stroke="#34997b"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <circle cx="223" cy="135" r="4" fill="#34997b" />
      </g>
      <path d="M140 54c-4-16 6-28 22-30 2 16-6 28-22 30z" fill="#5fb498" />
      <path d="M276 44c14-8 28-4 35 9-14 8-28 4-35-9z" fill="#8fccb6" />
    </svg>
  );
}
