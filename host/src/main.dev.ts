// In development the shared packages are not part of the first chunk: they must arrive before anything uses them.
void import('./main.tsx')
