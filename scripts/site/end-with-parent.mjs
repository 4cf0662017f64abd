// Loaded into every service: when the process that started it is gone, however it went, the service ends as well.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// Under `--watch` that is Node's watcher, which outlives its own parent. Asked to end, it ends this service, too.
if (process.env.WATCH_REPORT_DEPENDENCIES) {
  const { ppid: watcher, env } = process;
  const look = () => {
    try {
      process.kill(Number(env.STARTED_BY), 0);
    } catch {
      process.kill(watcher, 'SIGTERM');
    }
  };
  setInterval(look, 500).unref();
}
