/** What is wrong is read out as it appears. */
export const helperProps = (fault: string | undefined) => (fault === undefined ? {} : { role: 'alert' });
