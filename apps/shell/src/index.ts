// Everything shared is in this first script (eager), so federation needs no asynchronous step before it.
import './bootstrap.tsx';
