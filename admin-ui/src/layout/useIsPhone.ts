import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether there is no room for a menu beside the page. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 719px)', { noSsr: true });
