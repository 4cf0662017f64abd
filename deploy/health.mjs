// Ends with 0 if the address that is given answers well: the health check of a container without curl.
const answer = await fetch(process.argv[2], { signal: AbortSignal.timeout(2_000) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
