import { Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './preview.module.css';

interface Props {
  title: string;
  /** Of the page, another one for each change; null until there is something to show. */
  address: string | null;
  /** Of the screen for which the page is laid out, in pixels. */
  width: number;
}

/**
 * A page as it is on a screen of some width. What is shown stays until what comes next has been loaded behind it, at the place to
 * which it was scrolled. It comes without scripts: it is there to be looked at, and takes no time from who types.
 */
export function PreviewFrame({ title, address, width }: Props) {
  const [shown, setShown] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const frames = [...new Set([shown, address])].filter((each) => each !== null);
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;

  function show(next: string, frame: HTMLIFrameElement) {
    const page = frame.contentDocument;
    if (page?.body) {
      // Links lead away from it.
      page.getElementById('root')?.setAttribute('inert', '');
      const before = place.current?.querySelector<HTMLIFrameElement>('iframe[data-shown]')?.contentWindow;
      if (before) frame.contentWindow?.scrollTo(before.scrollX, before.scrollY);
    }
    setShown(next);
  }

  return (
    <div ref={place} className={classes.place} aria-busy={address !== shown}>
      {shown === null && <Loader className={classes.loader as string} />}
      {frames.map((each) => (
        <iframe
          key={each}
          title={title}
          src={each}
          className={classes.frame}
          data-shown={each === shown || undefined}
          aria-hidden={each !== shown}
          tabIndex={each === shown ? 0 : -1}
          style={{
            width,
            height: room.height / scale,
            transform: `scale(${scale})`,
            left: Math.max(0, (room.width - width * scale) / 2),
          }}
          onLoad={({ currentTarget }) => each === address && show(each, currentTarget)}
        />
      ))}
    </div>
  );
}

function useRoom(place: React.RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return room;
}
