import { configure } from '@testing-library/dom';

/** Milliseconds after which what never appears is given up, on any machine. */
configure({ asyncUtilTimeout: 30_000 });
