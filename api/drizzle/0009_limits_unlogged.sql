-- Attempts that were counted need not outlive a crash of the database, and no sign-in is to wait until they are on its disk.
ALTER TABLE "attempt_limits" SET UNLOGGED;
