import { vi } from 'vitest';

/** In the place of what leaves the page, which jsdom cannot: specs look at where it would have gone. */
export const enterConsole = vi.fn();
export const goToPortal = vi.fn();
export const leaveFor = vi.fn();
export const goToLogin = vi.fn();
