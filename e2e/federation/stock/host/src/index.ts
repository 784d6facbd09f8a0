// What is shared has to be asked for before anything uses it.
void import('./bootstrap.tsx')
