/**
 * In front of everything else while remotes are worked on. React tells a global hook of each renderer; Fast Refresh of a
 * remote comes long after that, and asks the hook which there are. The one that Fast Refresh itself would make keeps none.
 */
const renderers = new Map<number, unknown>();

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  },
});
