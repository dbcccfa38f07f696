// The one asynchronous step that federation needs before any shared package is used.
void import('./bootstrap.tsx');
