/** Attributes with which a browser opens a dialog by itself (HTML's invoker commands): also before the script has come. */
export const opensDialog = (id: string) => ({ command: 'show-modal', commandfor: id });

export const closesDialog = (id: string) => ({ command: 'close', commandfor: id });
