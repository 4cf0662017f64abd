import { SingleBar } from 'cli-progress';

/** Shows a progress bar while some work is done; where there is no terminal, none. */
export async function withBar<T>(
  title: string,
  work: (progress: (done: number, total: number) => void) => Promise<T>,
): Promise<T> {
  const bar = new SingleBar({ format: `${title} {bar} {percentage}%`, barsize: 30 });
  bar.start(1, 0);
  try {
    return await work((done, total) => {
      bar.setTotal(total);
      bar.update(done);
    });
  } finally {
    bar.stop();
  }
}
