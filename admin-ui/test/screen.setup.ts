import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Milliseconds after which what never appears is given up, on any machine. */
configure({ asyncUtilTimeout: 30_000 });

// Files share a worker: what one has rendered is gone before the next looks for its own.
afterEach(cleanup);
